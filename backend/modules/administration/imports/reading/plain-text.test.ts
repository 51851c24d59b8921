import { expect, it } from "vitest";
import { plainText, storableText, withPlainTexts, withStorableTexts } from "./plain-text.ts";

it.each([
  ["<p>Fast &amp; light.</p><ul><li>GPS</li><li>Video</li></ul>", "Fast & light.\n\n- GPS\n- Video"],
  ["One<br>two<br/>three", "One\ntwo\nthree"],
  ["AT&amp;T&#8217;s &quot;box&quot;&nbsp;2", 'AT&T\u2019s "box"\u00a02'],
  ["First\n\nSecond <b>bold</b>", "First\n\nSecond bold"],
  ["&lt;p&gt;Twice&lt;/p&gt;", "Twice"],
  [
    '<a href="https://x.example">Read</a> <img src="x" onerror="alert(1)"><script>alert(1)</script>on',
    "Read on",
  ],
  ["<h2>Title</h2><p>Text</p>", "Title\n\nText"],
  ["<nav>Menu</nav> <o:p></o:p>Word", "Menu\nWord"],
  ["<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"],
  ["One<hr>Two", "One\nTwo"],
  ["the <b> tag &amp; more", "the <b> tag & more"],
  ["Write &lt;b&gt; for bold", "Write <b> for bold"],
  ["<p>One<p>Two", "One\n\nTwo"],
  ["<jats:p>Sprint <jats:italic>times</jats:italic></jats:p>", "Sprint times"],
])("%j is %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it.each([
  "a < b and c > d",
  "if a<b and c>d",
  "use the <b> tag",
  "grades <a or b>",
  "</p>",
  "R&D; AT&T",
  "<GPS> on",
  "5 <3 years",
  "x &y; z",
  "Line one\n  Line two",
  "I <3 U",
])("%j stays as it is", (text) => expect(plainText(text)).toBe(text));

it("reads lists, also as JSON, and tells which fields had markup", () => {
  const changed: string[] = [];
  const given = { id: "a&amp;b", title: "A", features: '["27&quot; screen","B"]', tags: ["<b>x</b>", "y"] };
  expect(withPlainTexts(given, (field) => changed.push(field))).toEqual({
    id: "a&amp;b",
    title: "A",
    features: ['27" screen', "B"],
    tags: ["x", "y"],
  });
  expect(changed).toEqual(["features", "tags"]);
});

it("leaves out control characters, and keeps what they part", () => {
  const given = {
    id: "a\u0000",
    title: "\u202dFast\u202c Lane",
    description: "It said \u201cgo\u009d.\u000bNext\u0085Last",
    tags: ["ok", "b\u0007ad"],
    count: 3,
    plain: "Two\nlines\tand 👩🏽‍🏫",
  };
  const changed: string[] = [];
  expect(withStorableTexts(given, (field) => changed.push(field))).toEqual({
    id: "a\u0000",
    title: "Fast Lane",
    description: "It said \u201cgo.\nNext\nLast",
    tags: ["ok", "bad"],
    count: 3,
    plain: "Two\nlines\tand 👩🏽‍🏫",
  });
  expect(changed).toEqual(["title", "description", "tags"]);
  expect(storableText("a\r\nb")).toBe("a\r\nb");
});

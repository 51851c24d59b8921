import { pdfOf } from "../../../backend/testing/documents.ts";
import { registerNew, signInAs } from "../accounts.ts";
import { axeOf } from "../axe.ts";
import { expect, hydrated, noisyTest } from "../fixtures.ts";

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

// The browser logs the document that is refused.
noisyTest(
  "a vendor's documents are added, named, put on request and removed, and shown on its page",
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "admin");
    const { data } = (await (
      await page.request.post("/graphql", {
        data: { query: '{ vendors(search: "Brindlefox Video") { nodes { id slug } } }' },
      })
    ).json()) as { data: { vendors: { nodes: { id: string; slug: string }[] } } };
    const [vendor] = data.vendors.nodes;
    const path = `/vendors/${vendor?.id}-${vendor?.slug}`;
    await page.goto(`${path}/edit`, hydrated);
    const documents = page.getByRole("region", { name: "Documents" });
    const chooser = page.waitForEvent("filechooser");
    await documents.getByRole("button", { name: "Choose documents" }).press("Enter");
    await (await chooser).setFiles([
      file("Camera_data-sheet.pdf", pdfOf(["Weight: 40 g", "Battery: 8 h"])),
      file("scan.pdf", pdfOf([""])),
      file("notes.pdf", Buffer.from("not a document at all")),
    ]);
    await expect(documents.getByRole("alert")).toContainText("notes.pdf: This isn't a PDF file");
    await expect(documents.getByRole("listitem")).toHaveCount(2);
    await expect(documents.getByText("This PDF has pictures of pages, without text")).toBeVisible();

    await documents.getByRole("combobox", { name: "What document 2 is" }).selectOption("Certificate");
    await documents
      .getByRole("combobox", { name: "Who may open document 2" })
      .selectOption("Only on request");
    const title = documents.getByRole("textbox", { name: "Title of document 2" });
    await title.fill("Certificate of the camera");
    await page.keyboard.press("Tab");
    await expect(documents.getByText("Saved", { exact: true })).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);

    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await visitor.goto(path);
    const shown = visitor.getByRole("region", { name: "Documents" });
    const link = shown.getByRole("link", { name: "Camera data sheet" });
    await expect(shown.getByText("2 pages")).toBeVisible();
    await expect(shown.getByText("Certificate of the camera")).toBeVisible();
    await expect(shown.getByRole("link", { name: "ask for it" })).toHaveAttribute("href", /#contact$/);
    const response = await visitor.request.get((await link.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect((await axeOf(visitor).analyze()).violations).toEqual([]);
    await registerNew(visitor);
    await visitor.goto(path, hydrated);
    await shown.getByRole("link", { name: "ask for it" }).press("Enter");
    const form = visitor.getByRole("form", { name: "Write to Brindlefox Video" });
    await expect(form.getByLabel("Message")).toHaveValue(
      "Could you share “Certificate of the camera” with us?",
    );
    await form.getByRole("button", { name: "Send Message" }).press("Enter");
    await expect(visitor).toHaveURL(/\/messages\/\d+$/);

    const owner = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await signInAs(owner, "business");
    await owner.goto(new URL(visitor.url()).pathname, hydrated);
    const offered = owner.getByRole("region", { name: "Documents" });
    await offered.getByRole("button", { name: "Share Certificate of the camera" }).press("Enter");
    await expect(
      offered.getByRole("button", { name: "Stop sharing Certificate of the camera" }),
    ).toBeVisible();
    await expect(owner.getByText("I've shared “Certificate of the camera” with you.")).toBeVisible();
    expect((await axeOf(owner).analyze()).violations).toEqual([]);
    await visitor.reload();
    const certificate = visitor
      .getByRole("region", { name: "Documents" })
      .getByRole("link", { name: "Certificate of the camera" });
    const opened = await visitor.request.get((await certificate.getAttribute("href")) ?? "");
    expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    await owner.close();
    await visitor.close();

    await documents.getByRole("button", { name: "Remove document 2" }).press("Enter");
    await expect(documents.getByRole("listitem")).toHaveCount(1);
    await documents.getByRole("button", { name: "Remove document 1" }).press("Enter");
    await expect(documents.getByRole("listitem")).toHaveCount(0);
  },
);

const TEXTS = {
  503: {
    title: "We're busy right now",
    text: "A lot of people are visiting, or part of the service is restarting. Please try again in a moment.",
  },
  500: {
    title: "Something went wrong",
    text: "We couldn't load this page because of an error on our end.",
  },
} as const;

/** A page that needs neither the renderer nor the database: why there is no other, and a way to ask again. */
export function failurePage(status: keyof typeof TEXTS): string {
  const { title, text } = TEXTS[status];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | SportsTech Hub</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}
a{color:light-dark(#0b6b43,#6fd3a4)}</style>
</head>
<body>
<main>
<p>SportsTech Hub</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
}

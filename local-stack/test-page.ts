const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The page of a counterpart, which says that it is a test. @param warning what it is not, in both languages */
export function testPage(name: string, warning: string, body: string): Response {
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(name)} (prueba)</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  .test { border: 2px dashed; padding: 0.5rem 1rem; }
  .wide { overflow-x: auto; }
  td, th { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
  code { overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-block: 0.5rem; }
  input, select, button { font: inherit; min-height: 2.75rem; }
  input[type='checkbox'] { min-height: 0; }
</style>
</head>
<body>
<p class="test"><strong>PRUEBA / TEST</strong><br>${escapeHtml(warning)}</p>
<h1>${escapeHtml(name)} (prueba / test)</h1>
${body}
</body>
</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** A form of such a page, without what was left empty, or the JSON of a test. */
export async function sentValues(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (request.headers.get('content-type')?.includes('json'))
    return JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));
}

/** A form goes back to its page, a test only hears that it is done. */
export const setAnswer = (request: Request, url: string): Response =>
  request.headers.get('accept')?.includes('text/html')
    ? new Response(null, { status: 303, headers: { location: url } })
    : new Response(null, { status: 204 });

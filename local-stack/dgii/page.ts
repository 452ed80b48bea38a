import type { DgiiBook, Sending } from '#stack/dgii/book.ts';
import { type Fault, faultKinds } from '#stack/dgii/faults.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const VERDICTS = { 1: 'Aceptado / Accepted', 2: 'Rechazado / Rejected', 4: 'Condicional / Conditional' };

const row = (url: string, one: Sending, times: number) => `<tr>
<td>${escapeHtml(one.environment)}</td><td>${escapeHtml(one.rnc)}</td>
<td><a href="${url}/documents/${one.trackId}">${escapeHtml(one.encf)}</a>${one.isSummary ? ' (RFCE)' : ''}</td>
<td>${escapeHtml(one.total)}</td>
<td>${one.processing > 0 ? 'En proceso / In process' : VERDICTS[one.code]}${one.isUsed ? '' : ' · número libre / number free'}<br>
${one.messages.map(({ codigo, valor }) => `[${codigo}] ${escapeHtml(valor)}`).join('<br>')}</td>
<td>${times}</td></tr>`;

const faultForm = (url: string) => `<form method="post" action="${url}/faults">
<label>Falla / Fault <select name="kind">${faultKinds.map((kind) => `<option>${kind}</option>`).join('')}</select></label>
<label>Servicio / Service <input name="where" placeholder="recepcion"></label>
<label>Veces / Times <input name="times" type="number" min="1" value="1"></label>
<button>Poner / Set</button></form>`;

const clockForm = (url: string, offset: number) => `<form method="post" action="${url}/clock">
<label>Reloj, horas de más / Clock, hours ahead <input name="hours" type="number" step="any" value="${offset / 3_600_000}"></label>
<button>Poner / Set</button></form>`;

/** Documents with their verdicts, and the switches. It says that it is a test. */
export function dgiiPage(book: DgiiBook, faults: readonly Fault[], url: string): Response {
  const { sendings, clockOffset } = book.memory;
  const timesOf = (one: Sending) =>
    sendings.filter(
      ({ environment, rnc, encf }) => environment === one.environment && rnc === one.rnc && encf === one.encf,
    ).length;
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>DGII (prueba)</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  .test { border: 2px dashed; padding: 0.5rem 1rem; }
  .wide { overflow-x: auto; }
  td, th { padding: 0.25rem 0.75rem 0.25rem 0; text-align: left; vertical-align: top; }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-block: 1rem; }
  input, select, button { font: inherit; min-height: 2.75rem; }
</style>
</head>
<body>
<p class="test"><strong>PRUEBA / TEST</strong><br>No es la DGII: nada de esto tiene valor fiscal. This is not DGII: nothing here has fiscal value.</p>
<h1>DGII (prueba / test)</h1>
<h2 id="receipts">Comprobantes / Receipts</h2>
<div class="wide" role="region" aria-labelledby="receipts" tabindex="0"><table><thead><tr><th>Ambiente</th><th>RNC</th><th>e-NCF</th><th>Total</th><th>Veredicto / Verdict</th><th>Veces / Times</th></tr></thead>
<tbody>${[...sendings]
    .reverse()
    .map((one) => row(url, one, timesOf(one)))
    .join('\n')}</tbody></table></div>
<h2>Fallas / Faults</h2>
${faults.length > 0 ? `<ul>${faults.map((one) => `<li>${escapeHtml(JSON.stringify(one))}</li>`).join('')}</ul>` : ''}
${faultForm(url)}
${clockForm(url, clockOffset)}
</body>
</html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

import { laterDecisions, type Sale } from '#stack/cards/book.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const names = { azul: 'Azul', cardnet: 'CardNet', stripe: 'Stripe' } as const;

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 28rem; margin: 0 auto; padding: 1rem; }
  .test { border: 2px dashed; padding: 0.5rem 1rem; }
  form { display: grid; gap: 0.75rem; }
  button { font: inherit; min-height: 3rem; }
</style>
</head>
<body>
<p class="test"><strong>PRUEBA / TEST</strong><br>No es ${escapeHtml(title)}: no se mueve dinero. This is not ${escapeHtml(title)}: no money moves.</p>
${body}
</body>
</html>`;
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const laterNames = {
  approves: 'se aprueban / are approved',
  declines: 'se rechazan / are declined',
  loses: 'se aprueban y la respuesta se pierde / are approved and the answer is lost',
} as const;

const laterChoice = () =>
  `<label>Se guarda la tarjeta. Sus cobros automáticos / The card is stored. Its automatic charges <select name="later">${laterDecisions
    .map((value) => `<option value="${value}">${laterNames[value]}</option>`)
    .join('')}</select></label>`;

/** Where somebody decides how a payment ends. @param action where the decision is posted @param storesCard whether it keeps the card */
export function decisionPage(sale: Sale, action: string, storesCard = false): Response {
  const amount = (sale.amountMinor / 100).toFixed(2);
  return page(
    names[sale.processor],
    `<h1>${amount}</h1>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="id" value="${escapeHtml(sale.id)}">
${storesCard ? laterChoice() : ''}
<button name="decision" value="approved">Aprobar / Approve</button>
<button name="decision" value="declined">Rechazar / Decline</button>
<button name="decision" value="left">Volver sin pagar / Leave</button>
<button name="decision" value="lost">Aprobar y perder la respuesta / Approve and lose the answer</button>
</form>`,
  );
}

/** The tenant paid and closed the window: nobody is told. */
export const lostPage = (sale: Sale) =>
  page(
    names[sale.processor],
    '<h1>Pagado, sin volver</h1><p>Cierre esta ventana. The answer was lost: close this window.</p>',
  );

const actionNames: Readonly<Record<string, string>> = {
  dispute: 'Disputar / Dispute',
  win: 'Ganar la disputa / Win the dispute',
  lose: 'Perder la disputa / Lose the dispute',
  refund: 'Reembolsar afuera / Refund outside',
  slow: 'Los reembolsos que siguen tardan / Later refunds take time',
  succeed: 'Los reembolsos llegan / Refunds arrive',
  fail: 'Los reembolsos fallan / Refunds fail',
};

/** Paid sales, and what a card's bank or the owner does with them on the processor's own site. */
export const claimsPage = (sales: readonly Sale[], action: string, actions: readonly string[]) =>
  page(
    names.stripe,
    sales
      .map(
        (sale) => `<h2>${(sale.amountMinor / 100).toFixed(2)} · ${escapeHtml(sale.at.slice(0, 10))}</h2>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="id" value="${escapeHtml(sale.id)}">
${actions.map((action) => `<button name="action" value="${action}">${actionNames[action]}</button>`).join('\n')}
</form>`,
      )
      .join('\n'),
  );

/** Posts a form from the browser, as a processor does that does not redirect. */
export function postPage(sale: Sale, action: string, fields: Readonly<Record<string, string>>): Response {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    names[sale.processor],
    `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Continuar / Continue</button></form>
<script>document.forms[0].submit()</script>`,
  );
}

/** What the processor does not take. */
export const refusalPage = (processor: Sale['processor'], reason: string) =>
  page(names[processor], `<h1>Error</h1><p>${escapeHtml(reason)}</p>`, 400);

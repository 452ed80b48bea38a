import { escapeHtml, testPage } from '#stack/test-page.ts';
import {
  deliveryModes,
  type LocalMessage,
  organizationNumber,
  platformNumber,
  templateStates,
  type WhatsappMemory,
} from '#stack/whatsapp/book.ts';
import { whatsappFaults } from '#stack/whatsapp/faults.ts';

const options = (values: readonly string[], chosen = '') =>
  values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`).join('');

const row = (one: LocalMessage) => `<tr>
<td><time datetime="${one.at}">${one.at.slice(0, 19).replace('T', ' ')}</time></td>
<td>+${escapeHtml(one.to)}</td>
<td>${escapeHtml(one.text)}${one.path === null ? '' : `<br><code>/${escapeHtml(one.path)}</code>`}</td>
<td>${escapeHtml(one.template ?? 'texto libre / free text')}</td>
<td>${one.statuses.map(({ status, answer }) => `${escapeHtml(status)} (${answer || '–'})`).join('<br>')}</td></tr>`;

/** What phones got, what they may write, and the switches. */
export const whatsappPage = (memory: WhatsappMemory, faults: readonly object[], url: string): Response =>
  testPage(
    'WhatsApp',
    'No es WhatsApp: nada sale de esta máquina. This is not WhatsApp: nothing leaves this machine.',
    `<h2 id="messages">Mensajes / Messages</h2>
<div class="wide" role="region" aria-labelledby="messages" tabindex="0"><table><thead><tr><th>UTC</th><th>Para / To</th><th>Dice / Says</th><th>Plantilla / Template</th><th>Estados / Statuses</th></tr></thead>
<tbody>${[...memory.messages].reverse().map(row).join('\n')}</tbody></table></div>
<h2>Escribir desde un teléfono / Write from a phone</h2>
<form method="post" action="${url}/inbound"><label>Número / Number <input name="from" placeholder="+18095550101" required></label>
<label>Texto / Text <input name="text" required></label>
<label>A / To <select name="to">${[platformNumber, organizationNumber].map(({ id, phone }) => `<option value="${id}">${phone}</option>`).join('')}</select></label>
<button>Enviar / Send</button></form>
<h2>Entrega / Delivery</h2>
<form method="post" action="${url}/delivery"><label>Estados / Statuses <select name="mode">${options(deliveryModes, memory.delivery)}</select></label><button>Poner / Set</button></form>
<h2 id="templates">Plantillas / Templates</h2>
<div class="wide" role="region" aria-labelledby="templates" tabindex="0"><table><tbody>${memory.templates
      .map(
        ({
          name,
          language,
          body,
          state,
        }) => `<tr><td>${escapeHtml(name)} (${language})</td><td>${escapeHtml(body)}</td>
<td><form method="post" action="${url}/templates"><input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="language" value="${language}">
<label>Estado / State <select name="state">${options(templateStates, state)}</select></label><button>Poner / Set</button></form></td></tr>`,
      )
      .join('\n')}</tbody></table></div>
<h2>Fallas / Faults</h2>
${faults.length > 0 ? `<ul>${faults.map((one) => `<li>${escapeHtml(JSON.stringify(one))}</li>`).join('')}</ul>` : ''}
<form method="post" action="${url}/faults"><label>Falla / Fault <select name="kind">${options(whatsappFaults)}</select></label>
<label>Veces / Times <input name="times" type="number" min="1" value="1"></label><button>Poner / Set</button></form>
<h2>Número de una organización / An organization’s number</h2>
<p>Phone number ID <code>${organizationNumber.id}</code>, token <code>${organizationNumber.accessToken}</code></p>`,
  );

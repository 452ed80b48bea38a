import type { LocalDevice, ReceivedPush } from '#stack/push/book.ts';
import { pushFaults } from '#stack/push/faults.ts';
import type { PushService } from '#stack/push/service.ts';
import { escapeHtml, testPage } from '#stack/test-page.ts';

/** What a message says, in one line for its title and one for the rest. */
function words(text: string | null): string {
  if (text === null) return '–';
  try {
    const { title, body, path } = JSON.parse(text) as Record<string, string>;
    return `<strong>${escapeHtml(title ?? '')}</strong><br>${escapeHtml(body ?? '')}<br><code>${escapeHtml(path ?? '')}</code>`;
  } catch {
    return escapeHtml(text);
  }
}

const receipts = { true: 'Mostrada / Shown', false: 'No tomada / Not taken', null: 'Nada / Nothing' };

const messageRow = (push: ReceivedPush, devices: readonly LocalDevice[]) => `<tr>
<td><time datetime="${push.at}">${push.at.slice(0, 19).replace('T', ' ')}</time></td>
<td>${escapeHtml(devices.find(({ id }) => id === push.deviceId)?.label ?? push.deviceId)}</td>
<td>${push.status || '–'} ${escapeHtml(push.reason)}</td>
<td>${words(push.text)}</td>
<td>${push.ttl} · ${escapeHtml(push.urgency)} ${escapeHtml(push.topic)}</td>
<td>${receipts[`${push.isReceiptTaken}`]}</td></tr>`;

const deviceRow = (url: string, device: LocalDevice) => `<tr>
<td>${escapeHtml(device.label)}</td><td><code>${escapeHtml(device.id)}</code></td>
<td><form method="post" action="${url}/devices/${device.id}">
<label><input type="checkbox" name="isSilent" value="true" ${device.isSilent ? 'checked' : ''}> Callado / Silent</label>
<label><input type="checkbox" name="isGone" value="true" ${device.isGone ? 'checked' : ''}> Ya no está / Gone</label>
<button>Guardar / Save</button></form></td></tr>`;

/** What came, in plain; the devices; and the switches. */
export function pushPage({ book, faults, url }: PushService): Response {
  const { devices, received } = book.memory;
  return testPage(
    'Push',
    'No es el servicio de ningún navegador: nada sale de esta máquina. This is no browser’s service: nothing leaves this machine.',
    `<h2 id="messages">Mensajes / Messages</h2>
<div class="wide" role="region" aria-labelledby="messages" tabindex="0"><table><thead><tr><th>UTC</th><th>Aparato / Device</th><th>Respuesta / Answer</th><th>Dice / Says</th><th>TTL</th><th>Acuse / Receipt</th></tr></thead>
<tbody>${[...received]
      .reverse()
      .map((push) => messageRow(push, devices))
      .join('\n')}</tbody></table></div>
<h2 id="devices">Aparatos / Devices</h2>
<div class="wide" role="region" aria-labelledby="devices" tabindex="0"><table><tbody>${devices.map((device) => deviceRow(url, device)).join('\n')}</tbody></table></div>
<form method="post" action="${url}/devices"><label>Nombre / Name <input name="label" required></label><button>Agregar / Add</button></form>
<h2>Fallas / Faults</h2>
${faults.length > 0 ? `<ul>${faults.map((one) => `<li>${escapeHtml(JSON.stringify(one))}</li>`).join('')}</ul>` : ''}
<form method="post" action="${url}/faults">
<label>Falla / Fault <select name="kind">${pushFaults.map((kind) => `<option>${kind}</option>`).join('')}</select></label>
<label>Veces / Times <input name="times" type="number" min="1" value="1"></label>
<label>Retry-After <input name="retryAfter" placeholder="30"></label>
<button>Poner / Set</button></form>`,
  );
}

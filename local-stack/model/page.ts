import { modelFaults } from '#stack/model/faults.ts';
import type { LocalModel, ModelCall } from '#stack/model/handler.ts';
import { escapeHtml, testPage } from '#stack/test-page.ts';

const callRow = ({ at, asked, tools, fault, turn }: ModelCall) => `<tr>
<td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></td>
<td>${escapeHtml(asked)}</td>
<td>${tools.length}</td>
<td>${escapeHtml(fault || '–')}</td>
<td>${escapeHtml(turn?.text ?? '')} ${(turn?.calls ?? []).map((call) => `<code>${escapeHtml(`${call.name} ${JSON.stringify(call.arguments)}`)}</code>`).join(' ')}</td></tr>`;

/** What was asked and answered, and the switches. */
export function modelPage({ calls, faults, url }: LocalModel): Response {
  return testPage(
    'Model',
    'No es ningún modelo: lee palabras y repite lo que dicen las herramientas. This is no model: it reads words and repeats what tools say.',
    `<h2 id="calls">Preguntas / Questions</h2>
<div class="wide" role="region" aria-labelledby="calls" tabindex="0"><table><thead><tr><th>UTC</th><th>Pregunta / Asked</th><th>Herramientas / Tools</th><th>Falla / Fault</th><th>Respuesta / Answer</th></tr></thead>
<tbody>${calls.toReversed().map(callRow).join('\n')}</tbody></table></div>
<h2>Fallas y mentiras / Faults and lies</h2>
${faults.length > 0 ? `<ul>${faults.map((one) => `<li>${escapeHtml(JSON.stringify(one))}</li>`).join('')}</ul>` : ''}
<form method="post" action="${url}/faults">
<label>Falla / Fault <select name="kind">${modelFaults.map((kind) => `<option>${kind}</option>`).join('')}</select></label>
<label>Veces / Times <input name="times" type="number" min="1" value="1"></label>
<label>Semilla / Seed <input name="seed" type="number" min="0" value="0"></label>
<button>Poner / Set</button></form>`,
  );
}

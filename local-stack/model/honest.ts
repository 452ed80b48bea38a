import { askedOf, type ChatAsked, type ModelTurn, resultsOf, speaksSpanish } from '#stack/model/chat.ts';

type Row = Readonly<Record<string, unknown>>;

/** Which tool a question is for, by words in it: the first one that is offered. */
const TOOLS: readonly (readonly [words: RegExp, ...tools: readonly string[]])[] = [
  [/atras|debe|deuda|balance|late|owe/i, 'late_tenants', 'my_balance'],
  [/termin|venc|ending|expire/i, 'leases_ending', 'my_lease'],
  [/vac[ií]|desocup|vacant|empty/i, 'vacant_units'],
  [/aver[ií]|repar|solicitud|request|repair/i, 'open_requests', 'my_requests'],
  [/pag|cobr|paid|pay/i, 'payments', 'my_payments'],
  [/contrato|renta|lease|rent/i, 'lease', 'my_lease'],
  [/pendiente|espera|waiting/i, 'waiting'],
];
const SHOWN = 5;

/** Reads a question by its words, asks one tool, and says what it answered, with nothing of its own. */
export function honestTurn(asked: ChatAsked): ModelTurn {
  const [result] = resultsOf(asked);
  return result === undefined ? askTool(asked) : { text: sayResult(result, speaksSpanish(asked)), calls: [] };
}

function askTool(asked: ChatAsked): ModelTurn {
  const question = askedOf(asked);
  const offered = (asked.tools ?? []).map((tool) => tool.function.name);
  const [tool] = TOOLS.filter(([words]) => words.test(question))
    .flatMap(([, ...names]) => names)
    .filter((name) => offered.includes(name));
  const tenant = /\b(?:de|of) ((?:\p{Lu}[\p{L}.]+ ?)+)/u.exec(question)?.[1]?.trim();
  const given = tool === 'lease' && tenant ? { tenant } : {};
  return {
    text: '',
    calls: [tool ? { name: tool, arguments: given } : { name: 'place', arguments: { text: question } }],
  };
}

function sayResult(result: string, isSpanish: boolean): string {
  const {
    count = 0,
    untrusted_data,
    error,
  } = JSON.parse(result) as {
    count?: number;
    error?: string;
    untrusted_data?: { rows?: readonly Row[] };
  };
  if (error) return isSpanish ? 'No lo pude leer.' : 'That could not be read.';
  if (count === 0) return isSpanish ? 'No encontré nada.' : 'Nothing was found.';
  const lead = isSpanish ? `Encontré ${count}.` : `Found ${count}.`;
  return [lead, ...(untrusted_data?.rows ?? []).slice(0, SHOWN).map(sayRow)].join('\n');
}

const sayRow = (row: Row): string =>
  `- ${Object.entries(row)
    .filter(([name]) => !/(^id|Id|_id|path|place)$/.test(name))
    .flatMap(([, cell]) => sayCell(cell))
    .join(', ')}.`;

/** A cell as it is said: amounts with their sign, and nothing for what is empty, or yes or no. */
export function sayCell(cell: unknown): readonly string[] {
  if (typeof cell === 'string' || typeof cell === 'number') return cell === '' ? [] : [String(cell)];
  if (typeof cell !== 'object' || cell === null || !('minor' in cell)) return [];
  const { minor, currency } = cell as { minor: number; currency: string };
  const amount = (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return [`${currency === 'USD' ? 'US$' : 'RD$'} ${amount}`];
}

import type { DirectoryEntry, EcfAnswer, FoundSending } from './authority.ts';
import { isRecord, messagesOf, textOf } from './authority-call.ts';

const STATES: Readonly<Record<string, EcfAnswer['state']>> = {
  '0': 'unknown',
  '1': 'accepted',
  '2': 'rejected',
  '3': 'in_process',
  '4': 'conditional',
};

/** A verdict. Its code is a number in one service and a text in another; null where there is none that we know. */
export function verdictOf(answer: Record<string, unknown>, text: string): EcfAnswer | null {
  const state = STATES[textOf(answer.codigo)];
  if (!state) return null;
  const used = answer.secuenciaUtilizada;
  return {
    state,
    messages: messagesOf(answer.mensajes),
    isNumberUsed: typeof used === 'boolean' ? used : null,
    text,
  };
}

/** The sendings of a number: a list, or a single one. */
export function sendingsOf(value: unknown): FoundSending[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    const trackId = isRecord(one) ? textOf(one.trackId) : '';
    return isRecord(one) && trackId ? [{ trackId, receivedAt: textOf(one.fechaRecepcion) || null }] : [];
  });
}

/** The entry of a taxpayer: in a list, or alone. */
export function entryOf(value: unknown): DirectoryEntry | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(first)) return null;
  const [receptionUrl, approvalUrl] = [textOf(first.urlRecepcion), textOf(first.urlAceptacion)];
  if (!receptionUrl) return null;
  return {
    name: textOf(first.nombre),
    receptionUrl,
    approvalUrl,
    loginUrl: textOf(first.urlOpcional) || null,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The two values of a seed, which comes indented and with namespaces; null where there is none. */
export function seedOf(xml: string): { value: string; date: string } | null {
  const read = (name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`)
      .exec(xml)?.[1]
      ?.trim()
      .replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '');
  const [value, date] = [read('valor'), read('fecha')];
  return value && date ? { value, date } : null;
}

import { randomBytes } from 'node:crypto';
import type { DgiiBook } from '#stack/dgii/book.ts';
import { unauthorized } from '#stack/dgii/faults.ts';
import type { SignedFile } from '#stack/dgii/receiving.ts';
import { readSigned } from '#stack/dgii/signature.ts';
import { valueAt } from '#stack/dgii/xml.ts';

/** Seeds that wait, and tokens that were given; those of one DGII do not open the door of another. */
export interface Sessions {
  seeds: Map<string, number>;
  tokens: Map<string, number>;
}
export const newSessions = (): Sessions => ({ seeds: new Map(), tokens: new Map() });

const HOUR_MS = 3_600_000;
const SEED_MS = 300_000;

export const text = (body: string, status = 200, type = 'text/plain') =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } });

/** The signed file of a form, with its name; null where there is none. */
export async function fileOf(request: Request): Promise<{ name: string; xml: string } | null> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('xml');
  if (!file || typeof file === 'string') return null;
  return { name: file.name, xml: Buffer.from(await file.arrayBuffer()).toString('utf8') };
}

/** A file as it was read and checked; null where it is none. */
export async function signedFile(
  book: DgiiBook,
  request: Request,
): Promise<(SignedFile & { name: string }) | null> {
  const file = await fileOf(request);
  if (!file) return null;
  try {
    return { ...file, signed: readSigned(file.xml, book.authorities(), book.now()) };
  } catch {
    return null;
  }
}

/** Indented and with two namespaces, as DGII writes it. */
export function seed({ seeds }: Sessions, now: Date): Response {
  const value = randomBytes(48).toString('base64');
  seeds.set(value, now.getTime() + SEED_MS);
  const xml = `<?xml version="1.0" encoding="utf-8"?>\r\n<SemillaModel xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">\r\n  <valor>${value}</valor>\r\n  <fecha>${now.toISOString().replace('Z', '4567-04:00')}</fecha>\r\n</SemillaModel>`;
  return text(xml, 200, 'application/xml');
}

/** A token for a signed seed, which is taken once. */
export async function validateSeed(call: {
  book: DgiiBook;
  sessions: Sessions;
  request: Request;
}): Promise<Response> {
  const { book, sessions } = call;
  const now = book.now().getTime();
  const file = await signedFile(book, call.request);
  if (!file) return text('Archivo no válido', 400);
  if (file.signed.fault) return Response.json('Firma del certificado invalida', { status: 400 });
  const value = valueAt(file.signed.root, 'valor') ?? '';
  const until = sessions.seeds.get(value) ?? 0;
  sessions.seeds.delete(value);
  if (until < now) return Response.json('Semilla no válida', { status: 400 });
  const token = randomBytes(24).toString('hex');
  sessions.tokens.set(token, now + HOUR_MS);
  return Response.json({
    token,
    expira: new Date(now + HOUR_MS).toISOString(),
    expedido: new Date(now).toISOString(),
  });
}

/** Refuses who has no token, or an old one. */
export function withoutToken({ tokens }: Sessions, request: Request, now: Date): Response | null {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return (tokens.get(token) ?? 0) > now.getTime() ? null : unauthorized();
}

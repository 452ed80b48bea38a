import { beforeAll, expect, it } from 'vitest';
import type { Conversation, Message } from '#src/data/messages/queries.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { stillPending } from './outgoing.ts';
import { transcriptOf } from './transcript.ts';

beforeAll(() => loadText('es', ['messages']));

const conversation = {
  subject: '',
  propertyName: 'Torre',
  unitLabel: '1-A',
  organizationName: 'Inversiones Peña',
  timeZone: 'America/Santo_Domingo',
} as Conversation;
const message = (id: number, body: string, more: Partial<Message> = {}): Message => ({
  id,
  body,
  clientId: `c${id}`,
  authorId: 'ana',
  authorName: 'Ana Pérez',
  isFromTenant: true,
  attachmentCount: 0,
  createdAt: '2026-11-22T13:05:00Z',
  ...more,
});
const written = (side: 'office' | 'tenant', userId: string) => {
  const text = knownText('messages', 'es');
  if (!text) throw new Error('the texts were loaded before');
  const office = message(2, 'Vamos', { authorId: 'o', authorName: null, isFromTenant: false });
  return transcriptOf(conversation, [message(1, '¿Vienen?', { attachmentCount: 2 }), office], {
    text,
    language: 'es',
    userId,
    side,
  });
};

it('says who wrote what and when, the office by its name to tenants', () => {
  const lines = written('tenant', 'ana').split('\n');
  expect(lines[0]).toBe('Conversación (Torre, 1-A)');
  expect(lines[2]).toMatch(/^22 de noviembre de 2026 a las 9:05.*· Usted$/);
  expect(lines.slice(3, 5)).toEqual(['¿Vienen?', '[2 archivos]']);
  expect(lines[6]).toMatch(/· Inversiones Peña$/);
});

it('names who has left as such to the office', () => {
  expect(written('office', 'other')).toMatch(/· Alguien que ya no está\nVamos\n$/);
});

it('shows a message on its way until the conversation has it', () => {
  const sending = { text: 'Hola', files: [], state: 'sending' } as const;
  const pending = [
    { ...sending, clientId: 'c1' },
    { ...sending, clientId: 'c9' },
  ];
  expect(stillPending(pending, [message(1, 'Hola')]).map(({ clientId }) => clientId)).toEqual(['c9']);
});

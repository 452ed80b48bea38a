import { describe, expect, it } from 'vitest';
import { parameters } from '../mail/templates.test-support.ts';
import { templates } from '../mail/templates.ts';
import type { Client } from '../supabase.ts';
import { familyOf } from './lanes/whatsapp.ts';
import { whatsappTemplates } from './whatsapp-templates.ts';
import { NotWritten, wordsFor } from './words.ts';

const siteUrl = 'https://llavero.example';
/** Nothing is read for what is written here. */
const database = {} as Client;
type Name = keyof typeof templates;

/** As private.facts_of_message leaves them. */
const NOT_KEPT = [
  'text',
  'body_es',
  'body_en',
  'consent',
  'message',
  'answer',
  'content',
  'lease_id',
  'user_id',
  'organization_id',
];
const factsOf = (name: Name) =>
  Object.fromEntries(Object.entries(parameters[name]).filter(([key]) => !NOT_KEPT.includes(key)));
const digest = (names: readonly string[], count = names.length, language: 'es' | 'en' = 'es') =>
  wordsFor(
    database,
    {
      id: 'd',
      language,
      template: 'notification_digest',
      parameters: {
        count,
        items: names.map((template) => ({
          template,
          lease_id: template in templates ? (parameters[template as Name].lease_id ?? null) : null,
          parameters: template in templates ? factsOf(template as Name) : {},
        })),
      },
    },
    siteUrl,
  );

describe('the words of one message', () => {
  it('are those of its mail', async () => {
    const { content, files } = await wordsFor(
      database,
      { id: 'a', language: 'es', template: 'message_received', parameters: parameters.message_received },
      siteUrl,
    );
    expect(content.subject).toMatch(/le escribió$/);
    expect(content.button?.url).toMatch(`${siteUrl}/`);
    expect(files).toEqual([]);
  });

  it.each([
    ['a template of a newer release', 'from_the_future', {}, 'unknown template from_the_future'],
    ['parameters of another shape', 'message_received', {}, 'cannot be written'],
    ['a digest of nothing that is one', 'notification_digest', {}, 'cannot be written'],
  ])('wait with %s', async (_, template, given, words) => {
    const writing = wordsFor(database, { id: 'a', language: 'en', template, parameters: given }, siteUrl);
    await expect(writing).rejects.toThrow(words);
    await writing.catch((error: NotWritten) =>
      expect(error).toMatchObject({ name: NotWritten.name, isFinal: false }),
    );
  });
});

describe('a digest', () => {
  it('has a line of each, and leads to the centre of the area', async () => {
    const { content } = await digest(['maintenance_reported', 'message_received', 'payment_reported']);
    expect(content.subject).toBe('Tiene 3 avisos nuevos');
    expect(content.quote?.split('\n')).toEqual([
      expect.stringMatching(/avería/i),
      expect.stringContaining('le escribió'),
      expect.any(String),
    ]);
    expect(content.preview).toContain(' · ');
    expect(content.button?.url).toBe(`${siteUrl}/owner-dashboard/notifications`);
  });

  it('of one thing says that, and leads there', async () => {
    const { content } = await digest(['maintenance_updated'], 1, 'en');
    expect(content.subject).toMatch(/^Your repair request/);
    expect(content.button?.url).toMatch(/\/tenant-dashboard\/maintenance\//);
  });

  it('counts what it has no words for', async () => {
    const { content } = await digest(['maintenance_updated', 'from_the_future'], 40, 'en');
    expect(content.subject).toBe('You have 40 new notifications');
    expect(content.quote).toMatch(/\nand 39 more$/);
    const { content: none } = await digest(['from_the_future']);
    expect([none.subject, none.quote]).toEqual(['Tiene un aviso nuevo', '']);
  });

  it('has a line of whatever a notification keeps', async () => {
    const isSilent = async (name: string) => (await digest([name])).content.quote === '';
    const silent: string[] = [];
    for (const name of Object.keys(templates)) if (await isSilent(name)) silent.push(name);
    // What these say is read for each try. They are never gathered.
    expect(silent).toEqual(['owner_statement', 'scheduled_report']);
  });
});

it('each message has a template of WhatsApp that says what it is about', () => {
  expect(['payment_decided', 'autopay_stopped', 'plan_answered'].map(familyOf)).toEqual(
    Array(3).fill('llavero_payment'),
  );
  expect(
    ['maintenance_updated', 'notice_published', 'contract_to_sign', 'security_notice'].map(familyOf),
  ).toEqual(['llavero_repair', 'llavero_notice', 'llavero_document', 'llavero_account']);
  for (const name of Object.keys(templates)) expect(whatsappTemplates).toHaveProperty(familyOf(name));
});

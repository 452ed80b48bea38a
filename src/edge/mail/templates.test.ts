import { describe, expect, it } from 'vitest';
import { languages } from '#src/i18n/language.ts';
import { parameters } from './templates.test-support.ts';
import { templates } from './templates.ts';

const siteUrl = 'https://llavero.example';

describe.each(Object.entries(templates))('%s', (name, template) => {
  const given = parameters[name as keyof typeof templates];

  it('speaks each language in its own words', () => {
    const [es, en] = languages.map((language) => template.render(given, { language, siteUrl }));
    expect(es?.subject).not.toBe(en?.subject);
    expect(es?.html).toContain('<html lang="es">');
    expect(en?.html).toContain('<html lang="en">');
    for (const mail of [es, en]) {
      expect(mail?.subject.length).toBeLessThan(80);
      expect(mail?.text).not.toMatch(/<\w|undefined|\[object/);
      expect(mail?.html).not.toMatch(/undefined|\[object/);
    }
  });

  it('cuts no name of a place that has room', () => {
    const { property, unit } = { property: '', unit: '', ...(given as object) };
    for (const language of languages) {
      const { text } = template.render(given, { language, siteUrl });
      for (const part of [property, unit]) if (part) expect(text).not.toContain(`${part.slice(0, -1)}…`);
    }
  });

  it('leads to nowhere but the site', () => {
    for (const language of languages) {
      const { html } = template.render(given, { language, siteUrl });
      for (const [, url] of html.matchAll(/(?:href|src)="([^"]+)"/g)) expect(url).toMatch(`${siteUrl}/`);
    }
  });
});

it.each(['analysis', 'contact_message', 'waitlist_confirm', 'waitlist_known'] as const)(
  '%s is not written without what it needs',
  (name) => {
    expect(() => templates[name].render({}, { language: 'es', siteUrl })).toThrow();
  },
);

it('offers a way off the list in every message of the list', () => {
  for (const name of ['waitlist_confirm', 'waitlist_known'] as const) {
    const { headers } = templates[name].render(parameters[name], { language: 'en', siteUrl });
    expect(headers['List-Unsubscribe']).toBe(
      `<${siteUrl}/api/waitlist/leave?language=en&token=${'d'.repeat(64)}>`,
    );
  }
});

it('offers an owner a way to have no more statements, and leads nowhere that asks for an account', () => {
  const { headers, text } = templates.owner_statement.render(parameters.owner_statement, {
    language: 'es',
    siteUrl,
  });
  expect(headers['List-Unsubscribe']).toBe(
    `<${siteUrl}/api/owner-statements/leave?language=es&token=${'e'.repeat(64)}>`,
  );
  expect(text).toContain('Inversiones Peña');
  expect(text).not.toContain('dashboard');
});

it('names the whole place of planned work', () => {
  const given = { ...parameters.preventive_opened, unit: '3-B' };
  for (const language of languages)
    expect(templates.preventive_opened.render(given, { language, siteUrl }).text).toContain(
      'Torre Naco, 3-B',
    );
});

it("repeats nothing of a stranger's message to the address it names", () => {
  const { text } = templates.contact_received.render(parameters.contact_message, { language: 'es', siteUrl });
  expect(text).not.toContain('Cuánto');
});

it('says who took a payment: the landlord, or for a card the processor', () => {
  const paid = { ...parameters.payment_decided, decision: 'confirmed', reason: '' };
  const of = (given: object, language: 'es' | 'en') =>
    templates.payment_decided.render(given, { language, siteUrl }).text;
  expect(of(paid, 'es')).toContain('Inversiones Peña confirmó su pago.');
  for (const [language, words] of [
    ['es', 'El procesador aprobó su pago con tarjeta.'],
    ['en', 'The processor approved your card payment.'],
  ] as const) {
    const text = of({ ...paid, by_card: true }, language);
    expect(text).toContain(words);
    expect(text).not.toMatch(/confirm/);
  }
});

it('says until when a dispute has to be answered, and of a decided one nothing of that', () => {
  const of = (state: string, respond_by: string | null) =>
    templates.card_disputed.render(
      { ...parameters.card_disputed, state, respond_by },
      { language: 'es', siteUrl },
    ).text;
  expect(of('opened', '2026-12-04')).toContain(
    'Responda en el sitio de Stripe a más tardar el 4 de diciembre de 2026.',
  );
  expect(of('opened', null)).toContain('Responda en el sitio de Stripe.');
  for (const state of ['lost', 'returned']) expect(of(state, '2026-12-04')).not.toContain('Responda');
});

it('says when a reservation is in the time of the building', () => {
  const { text } = templates.reservation_decided.render(parameters.reservation_decided, {
    language: 'en',
    siteUrl,
  });
  expect(text).toMatch(/November 3, 2026.* 2:00\sPM – 4:00\sPM/);
  expect(text).toContain('Ese día se pinta');
});

it.each([
  ['es', 'Hasta el 8 de diciembre de 2026: RD$26,600.00'],
  ['en', 'Due December 8, 2026: RD$26,600.00'],
] as const)('names the instalments of a plan that was agreed (%s)', (language, line) => {
  const agreed = { is_agreed: true, answer: '', landlord: 'Inversiones Peña', currency: 'DOP' };
  const instalments = [
    { due_on: '2026-12-08', amount_minor: 2_660_000 },
    { due_on: '2027-01-08', amount_minor: 2_660_000 },
  ];
  const said = templates.plan_answered.render({ ...agreed, instalments }, { language, siteUrl });
  expect(said.text).toContain(line);
  expect(said.text).toContain('2027');
  expect(
    templates.plan_answered.render({ ...agreed, instalments: null }, { language, siteUrl }).text,
  ).not.toContain('RD$');
});

describe('a message to a tenant', () => {
  const OF_LEASE = [
    'autopay_announced',
    'autopay_declined',
    'autopay_ending',
    'autopay_skipped',
    'autopay_started',
    'autopay_stopped',
    'document_decided',
    'document_requested',
    'document_shared',
    'fiscal_receipt',
    'parcel_waiting',
    'payment_decided',
    'payment_recorded',
    'payment_refunded',
    'payment_reversed',
    'plan_answered',
    'reservation_decided',
    'rules_published',
    'unit_move',
  ] as const;
  const linkOf = (name: (typeof OF_LEASE)[number], leaseId: string | null | undefined) => {
    const given = { ...parameters[name], lease_id: leaseId };
    const { text } = templates[name].render(given, { language: 'es', siteUrl });
    return new URL(/https:\S+\/tenant-dashboard\S*/.exec(text)?.[0] ?? '');
  };

  it.each(OF_LEASE)('%s leads to the lease that it is about', (name) => {
    const url = linkOf(name, 'a1b2');
    expect(url.searchParams.get('lease')).toBe('a1b2');
    // Written down before it was told, or about no lease.
    for (const none of [undefined, null]) {
      const plain = linkOf(name, none);
      expect(plain.searchParams.has('lease')).toBe(false);
      expect(plain.pathname).toBe(url.pathname);
    }
    expect(linkOf(name, 'a1b2').searchParams.get('part')).toBe(linkOf(name, null).searchParams.get('part'));
  });
});

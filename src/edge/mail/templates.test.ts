import { describe, expect, it } from 'vitest';
import { languages } from '#src/i18n/language.ts';
import { movedMoney } from './moved-money.test-support.ts';
import { templates } from './templates.ts';

const autopay = {
  landlord: 'Inversiones Peña',
  property: 'Torre',
  unit: '3-B',
  currency: 'DOP',
  last4: '4242',
};

/** What the database hands over for each. */
const parameters: Record<keyof typeof templates, Record<string, unknown>> = {
  analysis: { query: 'p=5&r=25000', facts: [['ROI', '618%']] },
  application_confirm: { token: 'a'.repeat(64), title: 'Apartamento céntrico', landlord: 'Inversiones Peña' },
  application_received: {
    application_id: 'a',
    applicant: 'Ana Peña',
    property: 'Torre',
    unit: '',
  },
  autopay_announced: { ...autopay, amount_minor: 2_500_000, fee_minor: 75_000, charge_on: '2026-12-01' },
  autopay_declined: { ...autopay, amount_minor: 2_500_000, retry_on: '2026-12-04' },
  autopay_declined_office: {
    property: 'Torre',
    unit: '3-B',
    currency: 'DOP',
    tenant: 'Ana Peña',
    lease_id: 'l',
    amount_minor: 2_500_000,
    retry_on: null,
  },
  autopay_ending: { ...autopay, last_day: '2026-12-31', is_renewed: true },
  autopay_skipped: { ...autopay, amount_minor: 2_500_000, charge_on: '2026-12-01' },
  autopay_started: { ...autopay, limit_minor: 3_000_000, day: 1, consent: 'Autorizo a mi arrendador.' },
  autopay_stopped: { ...autopay, reason: 'card_expired' },
  contact_message: {
    name: 'Ana Peña',
    email: 'ana@example.com',
    reader: 'owner',
    message: '¿Cuánto cuesta?\nGracias.',
  },
  contact_received: {},
  contract_decided: {
    version_id: 'v',
    lease_id: 'l',
    landlord: 'Inversiones Peña',
    property: 'Torre',
    unit: '3-B',
    name: 'Ana Peña',
    kind: 'contract',
    decision: 'refused',
    reason: 'No es el monto acordado',
    to: 'landlord',
  },
  contract_to_sign: {
    version_id: 'v',
    landlord: 'Inversiones Peña',
    property: 'Torre',
    unit: '3-B',
    name: 'Ana Peña',
    kind: 'amendment',
    is_reminder: true,
  },
  maintenance_reported: {
    maintenance_id: 'm',
    number: 12,
    title: 'Gotea el lavamanos del baño de arriba y moja el piso de madera',
    priority: 'urgent',
    property: 'Torre',
    unit: '',
    is_reopened: false,
  },
  maintenance_updated: {
    maintenance_id: 'm',
    number: 12,
    title: 'Gotea el lavamanos del baño de arriba y moja el piso de madera',
    status: 'in_progress',
    landlord: 'Inversiones Peña',
  },
  message_received: {
    conversation_id: 'c',
    from: 'Administradora de Condominios e Inversiones Inmobiliarias del Caribe',
    subject: 'Visita',
    text: '',
    attachments: 2,
    to: 'tenant',
  },
  notice_published: {
    notice_id: 'n',
    landlord: 'Inversiones Peña',
    title_es: 'Corte de agua el martes de nueve de la mañana a doce del mediodía',
    body_es: 'No habrá agua.',
    title_en: '',
    body_en: '',
    needs_acknowledgement: true,
    is_reminder: false,
  },
  parcel_waiting: {
    property: 'Torre',
    unit: '3-B',
    description: 'Caja grande de la tienda por departamentos, con sello de frágil',
    kept_at: 'Recepción',
  },
  payment_decided: {
    payment_id: 'p',
    amount_minor: 2_500_000,
    currency: 'DOP',
    decision: 'rejected',
    reason: 'No llegó',
    landlord: 'Inversiones Peña',
  },
  ...movedMoney,
  payment_reported: {
    payment_id: 'p',
    amount_minor: 2_500_000,
    currency: 'USD',
    property: 'Torre',
    unit: '3-B',
    tenant: 'Ana Peña',
  },
  document_decided: {
    lease_id: 'l',
    name: 'Carta de trabajo',
    outcome: 'refused',
    refusal: 'No se lee',
    landlord: 'Inversiones Peña',
  },
  document_handed_in: {
    lease_id: 'l',
    name: 'Carta de trabajo',
    tenant: 'Ana Peña',
    property: 'Torre',
    unit: '3-B',
  },
  document_shared: {
    lease_id: null,
    landlord: 'Inversiones Peña',
    documents: { a: 'Póliza de seguro del apartamento, con todos sus anexos.pdf' },
  },
  document_requested: {
    lease_id: 'l',
    name: 'Carta de trabajo',
    reason: 'Para renovar',
    due_on: '2026-12-01',
    landlord: 'Inversiones Peña',
  },
  plan_answered: { is_agreed: false, answer: 'Hablemos el lunes', landlord: 'Inversiones Peña' },
  plan_requested: {
    lease_id: 'l',
    property: 'Torre',
    unit: '3-B',
    tenant: 'Ana Peña',
    currency: 'DOP',
    owed_minor: 2_500_000,
    count: 3,
    first_on: '2026-12-01',
    message: 'Cobro el 15',
  },
  report_file_ready: {
    organization: 'Inversiones Peña',
    from: '2026-01-01',
    to: '2026-12-31',
    entries: 12_345,
  },
  reservation_decided: {
    area: 'Salón de fiestas',
    property: 'Torre',
    landlord: 'Inversiones Peña',
    decision: 'refused',
    reason: 'Ese día se pinta',
    starts_at: '2026-11-03T18:00:00+00:00',
    ends_at: '2026-11-03T20:00:00+00:00',
    time_zone: 'America/Santo_Domingo',
  },
  rules_published: { property: 'Torre', landlord: 'Inversiones Peña', is_new: false },
  scheduled_report: {
    report: 'income_statement',
    organization: 'Inversiones Peña',
    property: null,
    property_id: null,
    from: '2026-10-01',
    to: '2026-10-31',
    basis: 'accrual',
    currency: 'DOP',
    income_minor: 41_230_000,
    expense_minor: 1_250_000,
  },
  security_notice: { kind: 'recovery_code_used', at: '2026-11-03T10:00:00Z' },
  waitlist_confirm: { confirm_token: 'c'.repeat(64), leave_token: 'd'.repeat(64) },
  waitlist_known: { leave_token: 'd'.repeat(64) },
};
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
  ['en', 'By December 8, 2026: RD$26,600.00'],
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
    'parcel_waiting',
    'payment_decided',
    'payment_recorded',
    'payment_refunded',
    'payment_reversed',
    'plan_answered',
    'reservation_decided',
    'rules_published',
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

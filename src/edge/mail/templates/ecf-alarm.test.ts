import { expect, it } from 'vitest';
import { templates } from '../templates.ts';

it('says of a rejected e-CF that it has no value, and which it is', () => {
  for (const language of ['es', 'en'] as const) {
    const mail = templates.ecf_alarm.render(
      { event: 'rejected', encf: 'E310000000007', invoice_id: 'a', bill_id: null },
      { language, siteUrl: 'https://llavero.example' },
    );
    expect(mail.subject).toContain('E310000000007');
    expect(mail.text).toMatch(/no tiene valor fiscal|has no fiscal value/);
    expect(mail.text).not.toMatch(/undefined|null/);
  }
});

it('says of one that does not reach its buyer that it counts, and whose service is silent', () => {
  for (const language of ['es', 'en'] as const) {
    const mail = templates.ecf_alarm.render(
      { event: 'undelivered', encf: 'E310000000007', buyer: '130000019' },
      { language, siteUrl: 'https://llavero.example' },
    );
    expect(mail.subject).toContain('E310000000007');
    expect(mail.text).toContain('130000019');
    expect(mail.text).not.toMatch(/undefined|null/);
  }
});

it('says of a contingency since when it lasts, until when it could, and that the term is second hand', () => {
  for (const language of ['es', 'en'] as const) {
    const mail = templates.ecf_alarm.render(
      { event: 'contingency', issuer: 'Inversiones Peña', starts_on: '2026-11-01', last_day: '2026-11-15' },
      { language, siteUrl: 'https://llavero.example' },
    );
    expect(mail.subject).toContain('Inversiones Peña');
    expect(mail.text).toMatch(/15 de noviembre de 2026|November 15, 2026/);
    expect(mail.text).toMatch(/segunda mano|second hand/);
    expect(mail.text).toMatch(/finance\/taxes(\s|$)/);
    expect(mail.text).not.toMatch(/undefined|null/);
  }
});

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

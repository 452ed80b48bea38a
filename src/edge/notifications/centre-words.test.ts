import { describe, expect, it } from 'vitest';
import { notifiedTemplates } from '#src/domain/notifications/opening.ts';
import { notifications as en } from '#src/i18n/dictionaries/notifications/notifications.en.ts';
import { notifications as es } from '#src/i18n/dictionaries/notifications/notifications.es.ts';
import type { Language } from '#src/i18n/language.ts';
import { notificationFacts } from '#src/i18n/notification-facts.ts';
import { parameters } from '../mail/templates.test-support.ts';

const texts = { es, en };
const ZONE = 'America/Santo_Domingo';
const say = (language: Language, template: (typeof notifiedTemplates)[number], facts: object) =>
  texts[language].words[template](notificationFacts(facts as Record<string, unknown>, language, ZONE));

describe.each(['es', 'en'] as const)('words in %s', (language) => {
  it.each(notifiedTemplates)('say %s with what the database hands over, and without', (template) => {
    for (const facts of [parameters[template], {}]) {
      const words = say(language, template, facts);
      expect(words).toMatch(/^[A-Z¡¿\dÁÉÍÓÚe]/);
      expect(words).not.toMatch(/undefined|null|NaN|\s{2}|:\s*$/);
      expect(words.length).toBeGreaterThan(4);
    }
  });
});

it('says them as a reader would', () => {
  expect(say('es', 'payment_reported', parameters.payment_reported)).toBe(
    'Ana Peña reportó un pago de US$25,000.00: Torre, 3-B',
  );
  expect(say('en', 'autopay_announced', parameters.autopay_announced)).toBe(
    'We’ll charge RD$25,750.00 to your card on December 1, 2026',
  );
  expect(say('en', 'notice_published', parameters.notice_published)).toContain('Corte de agua');
  expect(say('en', 'maintenance_updated', { status: 'completed', title: 'Leak' })).toBe(
    'Your repair request was completed: Leak',
  );
  expect(say('es', 'report_file_ready', { from: '2026-01-01', to: '2026-12-31' })).toContain('2026');
});

it('never takes a day for a person', () =>
  expect(notificationFacts({ from: '2026-01-01' }, 'es', ZONE).who).toBe(''));

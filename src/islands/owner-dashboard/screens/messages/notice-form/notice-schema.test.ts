import { describe, expect, it } from 'vitest';
import { begunNotice, faultsOf, type NoticeInput, noticeDefaults, toContent } from './notice-schema.ts';

const ZONE = 'America/Santo_Domingo';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const whole = (more: Partial<NoticeInput> = {}): NoticeInput => ({
  ...noticeDefaults(null, ZONE),
  titleEs: 'Agua',
  bodyEs: 'Sin agua el martes.',
  ...more,
});
const faults = (more: Partial<NoticeInput>) => faultsOf(whole(more), ZONE, NOW);

describe('a notice', () => {
  it('needs a title and a text in one language, and each language whole', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ titleEs: ' ', bodyEs: '' })).toEqual([['titleEs', 'textMissing']]);
    expect(faults({ titleEn: 'Water' })).toEqual([['bodyEn', 'bodyMissing']]);
    expect(faults({ titleEs: '' })).toEqual([['titleEs', 'titleMissing']]);
  });

  it.each([
    [{ audience: 'property' }, 'propertyMissing'],
    [{ audience: 'units' }, 'propertyMissing'],
    [{ audience: 'units', propertyId: 'p' }, 'unitsMissing'],
    [{ audience: 'leases' }, 'leasesMissing'],
    [{ when: 'later' }, 'dayMissing'],
    [{ when: 'later', day: '2026-11-22', hour: '08:00' }, 'dayPast'],
    [{ expires: '2026-11-21' }, 'expiresEarly'],
    [{ when: 'later', day: '2026-12-01', expires: '2026-11-30' }, 'expiresEarly'],
  ] as const)('%j: %s', (more, message) => {
    expect(faults(more as Partial<NoticeInput>).map(([, key]) => key)).toEqual([message]);
  });

  it('is published at the hour that the clock of its organization shows', () => {
    const content = toContent(
      whole({ when: 'later', day: '2026-12-01', hour: '08:30', expires: '2026-12-05' }),
      ZONE,
    );
    expect(content.publishAt).toBe('2026-12-01T12:30:00.000Z');
    expect(content.expiresAt).toBe('2026-12-06T03:59:00.000Z');
    expect(toContent(whole(), ZONE).publishAt).toBeNull();
  });

  it('tells the server nothing of an audience that was given up', () => {
    const content = toContent(whole({ propertyId: 'p', unitIds: ['u'], leaseIds: ['l'] }), ZONE);
    expect([content.propertyId, content.unitIds, content.leaseIds]).toEqual([null, [], []]);
  });
});

it('begins with what an address brings along, in the reader’s language', () => {
  expect(begunNotice('?property=p1&text=Sin+agua', 'es')).toEqual({
    bodyEs: 'Sin agua',
    audience: 'property',
    propertyId: 'p1',
  });
  expect(begunNotice('?text=No+water', 'en')).toEqual({ bodyEn: 'No water' });
  expect(begunNotice('', 'en')).toEqual({});
});

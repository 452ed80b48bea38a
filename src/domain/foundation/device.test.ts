import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows', false],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/110.0.0.0`, 'Opera', 'Windows', false],
    [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
    [`${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
    [`${iphone} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone', true],
    [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
    [
      `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux', false],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
      false,
    ],
  ])('reads %s', (userAgent, browser, system, isPhone) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, isPhone });
  });

  it.each([null, '', 'node', '<script>alert(1)</script>'])('says nothing of %j', (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null, isPhone: false });
  });
});

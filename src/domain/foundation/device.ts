export interface Device {
  /** "Chrome", "Safari" …; null when it is none that we know. */
  readonly browser: string | null;
  /** "Android", "Windows" …; null when it is none that we know. */
  readonly system: string | null;
  readonly isPhone: boolean;
}

// In this order: every browser calls itself what came before it, too.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone|\biPod/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid/, 'Android'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X|\bMacintosh/, 'macOS'],
  [/\bCrOS/, 'ChromeOS'],
  [/\bLinux/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What a `User-Agent` header says of a device, as far as its owner needs it to recognise it. Names are brands. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return {
    browser: nameIn(BROWSERS, text),
    system: nameIn(SYSTEMS, text),
    isPhone: /\bMobile\b|\biPhone|\bAndroid/.test(text),
  };
}

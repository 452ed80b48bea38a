import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** By name, in base64: the server of the tests gives none to a page. */
    keyFiles: Readonly<Record<string, string>>;
  }
}

/** One of the key files among the fixtures, as somebody would choose it. */
export function keyFile(name: 'aes' | 'rc2' | 'triple-des' | 'no-key' | 'sha1'): File {
  const bytes = Uint8Array.from(atob(inject('keyFiles')[name] ?? ''), (sign) => sign.charCodeAt(0));
  return new File([bytes], `${name}.p12`);
}

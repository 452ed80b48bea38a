import { describe, expect, it } from 'vitest';
import { shortFileName, typedFile } from './chosen-file.ts';

describe('a chosen file', () => {
  it.each([
    ['Acta.PDF', 'application/octet-stream', 'application/pdf'],
    ['Acta.pdf', '', 'application/pdf'],
    ['Foto.JPEG', '', 'image/jpeg'],
    ['Acta.pdf', 'text/html', 'text/html'],
    ['Acta.exe', 'application/octet-stream', 'application/octet-stream'],
    ['pdf', '', ''],
  ])('%s of type %j is of type %j', (name, given, type) => {
    const file = new File(['%PDF'], name, { type: given, lastModified: 5 });
    expect(typedFile(file)).toMatchObject({ name, type, size: 4, lastModified: 5 });
  });

  it('keeps the ending of a long name', () => {
    const name = `${'Acta de entrega '.repeat(16)}.PDF`;
    const short = shortFileName(name, 160);
    expect(short).toHaveLength(160);
    expect(short).toMatch(/^Acta de entrega .*….PDF$/);
    expect(shortFileName(' Acta.pdf ', 160)).toBe('Acta.pdf');
    expect(shortFileName('x'.repeat(200), 160)).toBe(`${'x'.repeat(159)}…`);
    expect(shortFileName(`${'x'.repeat(154)}😀😀.pdf`, 160)).toBe(`${'x'.repeat(154)}….pdf`);
  });
});

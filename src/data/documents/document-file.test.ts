import { describe, expect, it } from 'vitest';
import { DOCUMENT_ACCEPT, documentFault, fileTypeOf, MAX_DOCUMENT_BYTES } from './document-file.ts';

describe('a file that is offered', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  it('is taken by its type, not by its name', () => {
    expect(fileTypeOf({ type: 'application/pdf' })).toBe('pdf');
    expect(fileTypeOf({ type: word })).toBe('docx');
    expect(fileTypeOf({ type: 'text/html' })).toBeNull();
    expect(fileTypeOf({ type: 'toString' })).toBeNull();
    expect(DOCUMENT_ACCEPT.split(',')).toHaveLength(6);
  });

  it.each([
    [{ type: 'image/svg+xml', size: 10 }, 'type'],
    [{ type: 'application/pdf', size: 0 }, 'empty'],
    [{ type: 'application/pdf', size: MAX_DOCUMENT_BYTES + 1 }, 'size'],
    [{ type: 'application/pdf', size: MAX_DOCUMENT_BYTES }, null],
  ] as const)('%j: %s', (file, fault) => {
    expect(documentFault(file)).toBe(fault);
  });
});

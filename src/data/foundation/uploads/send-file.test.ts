import { describe, expect, it } from 'vitest';
import { uploadFailure } from './send-file.ts';

const answered = (status: number, body: string) => ({
  originalResponse: { getStatus: () => status, getBody: () => body },
});

describe('an upload that ended with an error', () => {
  it('was cut when nobody answered', () => {
    expect(uploadFailure(new Error('tus: failed to upload chunk'))).toMatchObject({ kind: 'offline' });
  });

  it.each([
    answered(409, 'The resource already exists'),
    answered(400, '{"statusCode":"409","error":"Duplicate","message":"The resource already exists"}'),
  ])('had arrived before', (error) => {
    expect(uploadFailure(error)).toBeNull();
  });

  it.each([
    [answered(403, 'new row violates row-level security policy'), 'forbidden'],
    [answered(413, 'Maximum size exceeded'), 'invalid'],
    [answered(415, 'mime type text/html is not supported'), 'invalid'],
    [answered(400, '{"statusCode":"403","error":"Unauthorized","message":"jwt expired"}'), 'unauthenticated'],
    [answered(503, ''), 'unexpected'],
  ])('was refused: %#', (error, kind) => {
    expect(uploadFailure(error)).toMatchObject({ kind });
  });
});

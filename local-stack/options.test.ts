import { describe, expect, it } from 'vitest';
import { readOptions } from '#stack/options.ts';

describe('readOptions', () => {
  it('starts on port 4321 with demo data in the default folder', () => {
    expect(readOptions([], {})).toEqual({
      port: 4321,
      dataDir: undefined,
      isEmpty: false,
      isReset: false,
      isFromSources: false,
    });
  });
  it('takes port and folder from the environment, and switches from the arguments', () => {
    expect(
      readOptions(['--empty', '--reset', '--sources'], { PORT: '8080', LLAVERO_DATA_DIR: '/data' }),
    ).toEqual({
      port: 8080,
      dataDir: '/data',
      isEmpty: true,
      isReset: true,
      isFromSources: true,
    });
  });
  it.each(['http', '0', '70000', '80.5', ' 46', '0x1209', '1e3'])('refuses the port %s', (port) => {
    expect(() => readOptions([], { PORT: port })).toThrow(`PORT is "${port}"`);
  });
});

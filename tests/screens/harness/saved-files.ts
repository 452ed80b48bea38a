import { vi } from 'vitest';

/** A file that the screen handed to the browser's downloads. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
}

const written: Promise<SavedFile>[] = [];

/** Takes what is saved from here to the end of the test, in place of the browser. */
export function keepSavedFiles(): void {
  written.length = 0;
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = create(content);
    if (content instanceof Blob) blobs.set(url, content);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) written.push(read(this.download, blob));
  });
}

async function read(name: string, blob: Blob): Promise<SavedFile> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // A byte order mark is part of what another program reads.
  return { name, bytes, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

/** The file that `act` saves. */
export async function savedBy(act: () => Promise<unknown>): Promise<SavedFile> {
  const before = written.length;
  await act();
  await vi.waitUntil(() => written.length > before, { timeout: 5_000 });
  return written[before] as Promise<SavedFile>;
}

/** How many of the pictures and documents that a reader opened stay in the browser; the oldest go first. */
export const MOST_FILES = 80;
/** A larger one is not kept. */
export const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

const OWN_FILE = /^\/storage\/v1\/object\/sign\/|^\/api\/.+\.pdf$/;
/** What changes from one link to the same file to the next. */
const OF_THE_LINK = ['token', 'download'];

/** Whether an address is that of somebody's own picture or document. */
export const isOwnFile = ({ pathname }: URL): boolean => OWN_FILE.test(pathname);

/** The name under which a file is kept, the same for every link to it. */
export function ownFileKey(address: URL): string {
  const key = new URL(address);
  for (const name of OF_THE_LINK) key.searchParams.delete(name);
  return key.href;
}

/** Types of the files that the product takes, by the endings of their names. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** What browsers say of a file that no program of the computer opens. */
const UNSAID: readonly string[] = ['', 'application/octet-stream', 'application/x-download'];

const endingOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name.trim())?.[1] ?? '';

/** A chosen file with its type: by its ending where the browser does not know it, as Windows without a program for PDF. */
export function typedFile(file: File): File {
  const type = TYPES[endingOf(file.name).toLowerCase()];
  return type && UNSAID.includes(file.type)
    ? new File([file], file.name, { type, lastModified: file.lastModified })
    : file;
}

/** A name of at most so many letters that keeps its ending: without it nobody's computer opens the file. */
export function shortFileName(name: string, most: number): string {
  const whole = name.trim();
  if (whole.length <= most) return whole;
  const ending = endingOf(whole);
  const tail = ending ? `….${ending}` : '…';
  // A letter of two halves is not cut in two.
  const start = whole.slice(0, most - tail.length).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}${tail}`;
}

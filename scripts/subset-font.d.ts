declare module 'subset-font' {
  /** Keeps the given characters of a font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'sfnt';
      variationAxes?: Record<string, unknown>;
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}

import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Points are 1/72 of an inch: this many dots for each are 216 an inch, less than any printer has. */
const DOTS = 3;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Four bytes a dot. */
  readonly data: Uint8Array;
}

/** The pages of a PDF as a viewer shows them. For tests. */
export async function picturesOfPages(file: Uint8Array): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(file);
    const pictures: Picture[] = [];
    for (const page of document.pages()) {
      const { width, height, data } = await page.render({ scale: DOTS, render: 'bitmap' });
      pictures.push({ width, height, data: Uint8Array.from(data) });
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

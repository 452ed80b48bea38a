import { AppError } from '#src/data/errors.ts';

/** What a drawing takes from the page's styles, and would lose as a file of its own. */
const STYLES = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linejoin', 'opacity', 'paint-order'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'font-variant-numeric'],
];
const SCALE = 2;

/** A drawing as a PNG of twice its size, on the color that it stands on. Error: `no_picture` where there is none. */
export async function pictureOf(drawing: SVGSVGElement | null): Promise<Blob> {
  if (!drawing) throw new AppError('invalid', 'no_picture');
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyStyles(drawing, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await drawn(image, width, height, groundOf(drawing));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function copyStyles(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  for (const name of STYLES) to.setAttribute(name, styles.getPropertyValue(name));
  to.removeAttribute('class');
  for (const [index, child] of [...from.children].entries()) {
    const own = to.children[index];
    if (own) copyStyles(child, own);
  }
}

/** The color of the nearest surface behind it. */
function groundOf(drawing: Element): string {
  for (let element: Element | null = drawing; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

async function drawn(image: HTMLImageElement, width: number, height: number, ground: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('invalid', 'no_picture');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new AppError('invalid', 'no_picture');
  return file;
}

import type { DragText } from './drag.en.ts';

export const drag = {
  handle: (p) => `Mover «${p.item}»`,
  keys: 'Use las flechas para mover, la barra espaciadora para soltar y Escape para cancelar.',
  pickedUp: (p) =>
    `Tomó «${p.item}» de ${p.target}. Use las flechas para mover, la barra espaciadora para soltar y Escape para cancelar.`,
  over: (p) => `Sobre ${p.target}.`,
  closed: (p) => `Sobre ${p.target}. No se puede poner ahí.`,
  dropped: (p) => `Soltó «${p.item}» en ${p.target}.`,
  refused: (p) => `«${p.item}» no puede pasar a ${p.target}. Se queda donde estaba.`,
  returned: (p) => `«${p.item}» volvió a su lugar.`,
} satisfies DragText;

import type { OwnerPhotosText } from './owner-photos.en.ts';

export const ownerPhotos = {
  photos: {
    title: 'Fotos',
    none: 'Todavía no hay fotos. La primera será la portada en la lista.',
    add: 'Agregar fotos',
    full: 'La propiedad ya tiene sus 20 fotos. Quite una para agregar otra.',
    unreadable: (p) =>
      `Este navegador no puede leer: ${p.names}. Guarde la foto como JPEG e inténtelo de nuevo.`,
    cover: 'Portada',
    numbered: (p) => `Foto ${p.number}`,
    caption: 'Qué muestra',
    captionHint: 'Se lee en voz alta a quienes no ven la foto.',
    saved: 'La foto quedó guardada.',
    removed: 'La foto se quitó.',
    makeCover: 'Poner de portada',
    earlier: 'Antes',
    later: 'Después',
    remove: 'Quitar foto',
  },
} satisfies OwnerPhotosText;

/** Photos of a property. */
export const ownerPhotos = {
  photos: {
    title: 'Photos',
    none: 'No photos yet. The first one becomes the cover in the list.',
    add: 'Add photos',
    full: 'You’ve reached 20 photos. Remove one to add another.',
    unreadable: (p: { names: string }) =>
      `This browser can’t read ${p.names}. Save the photo as JPEG and try again.`,
    cover: 'Cover',
    numbered: (p: { number: number }) => `Photo ${p.number}`,
    caption: 'Description',
    captionHint: 'Read aloud to people who can’t see the photo.',
    saved: 'Photo saved.',
    removed: 'Photo removed.',
    makeCover: 'Make cover',
    earlier: 'Move earlier',
    later: 'Move later',
    remove: 'Remove photo',
  },
};

export type OwnerPhotosText = typeof ownerPhotos;

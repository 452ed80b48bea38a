/** Photos of a property. */
export const ownerPhotos = {
  photos: {
    title: 'Photos',
    none: 'No photos yet. The first one becomes the cover in the list.',
    add: 'Add photos',
    full: 'The property has its 20 photos. Remove one to add another.',
    unreadable: (p: { names: string }) =>
      `This browser cannot read: ${p.names}. Save the photo as JPEG and try again.`,
    cover: 'Cover',
    numbered: (p: { number: number }) => `Photo ${p.number}`,
    caption: 'What it shows',
    captionHint: 'Read out to people who do not see the photo.',
    saved: 'The photo is saved.',
    removed: 'The photo is removed.',
    makeCover: 'Make cover',
    earlier: 'Earlier',
    later: 'Later',
    remove: 'Remove photo',
  },
};

export type OwnerPhotosText = typeof ownerPhotos;

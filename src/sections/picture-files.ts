import { type Language, languages } from '#src/i18n/language.ts';

// The pictures of the product: scripts/pictures.ts takes them from the demo data into public/pictures, and
// picture.astro shows them. Both read this list.

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Pixels of the window that is photographed, and the widths that its files have. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly fileWidths: readonly number[];
  /** Width of the one file for browsers that do not know AVIF. */
  readonly plainWidth: number;
}

export const frames = {
  desk: { width: 1300, height: 860, fileWidths: [650, 1300, 1950], plainWidth: 1300 },
  // The same window where it is shown in a column, which needs no more than this.
  column: { width: 1300, height: 860, fileWidths: [650, 1300], plainWidth: 650 },
  phone: { width: 390, height: 780, fileWidths: [390, 585, 780], plainWidth: 390 },
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;

/** Which frames each picture has. On a narrow screen a picture with two shows the phone's. */
export const pictures = {
  ownerHome: ['desk', 'phone'],
  property: ['column', 'phone'],
  lease: ['column', 'phone'],
  payment: ['column', 'phone'],
  taxes: ['column', 'phone'],
  tenantHome: ['phone'],
  team: ['column', 'phone'],
  analysis: ['column', 'phone'],
} as const satisfies Record<string, readonly FrameName[]>;

export type PictureName = keyof typeof pictures;

export interface PictureVersion {
  readonly name: PictureName;
  readonly frame: FrameName;
  readonly language: Language;
  readonly theme: Theme;
}

/** The name of a file without its width and ending, e.g. `owner-home-desk-es-dark`. */
export function stemOf({ name, frame, language, theme }: PictureVersion): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${kebab}-${frame}-${language}-${theme}`;
}

/** Every file of a version, below public/pictures. */
export function filesOf(version: PictureVersion): { file: string; width: number }[] {
  const stem = stemOf(version);
  const { fileWidths, plainWidth } = frames[version.frame];
  return [
    ...fileWidths.map((width) => ({ file: `${stem}-${width}.avif`, width })),
    { file: `${stem}-${plainWidth}.webp`, width: plainWidth },
  ];
}

/** All versions of all pictures. */
export function allVersions(): PictureVersion[] {
  return Object.entries(pictures).flatMap(([name, itsFrames]) =>
    itsFrames.flatMap((frame) =>
      languages.flatMap((language) =>
        themes.map((theme) => ({ name: name as PictureName, frame, language, theme })),
      ),
    ),
  );
}

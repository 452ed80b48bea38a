/** What a page says of itself where it is shared. */
export interface SocialTags {
  /** Address of its picture, with the site's origin. */
  image: string;
  title: string;
  description: string;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
  '#34': '"',
};

/** Reads the tags of a built page; undefined when it names no picture. */
export function readSocialTags(html: string): SocialTags | undefined {
  const read = (name: string) => {
    const content = new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    return content?.replace(/&(#?\w+);/g, (entity, code: string) => entities[code] ?? entity);
  };
  const [image, title, description] = [read('image'), read('title'), read('description')];
  return image && title && description ? { image, title, description } : undefined;
}

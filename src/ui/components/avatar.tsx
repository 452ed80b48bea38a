import { classNames } from '../class-names.ts';

/** First letters of the first and last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('');
}

export type AvatarProps = { name: string; size?: 'sm' | 'md' | 'lg' };

const sizes = { sm: 'size-8 text-12', md: 'size-10 text-14', lg: 'size-14 text-20' };

/** A person by initials. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full bg-selected font-semibold text-action',
        sizes[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

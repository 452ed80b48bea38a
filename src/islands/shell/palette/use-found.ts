import { useQuery } from '@tanstack/react-query';
import { searchQueries } from '#src/data/foundation/search/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { RecordPaths } from '../commands.ts';
import { useOrganizations } from '../session.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { lineOf } from './found-line.ts';
import { matchRank, type PaletteItem } from './palette-items.ts';

export interface Found {
  readonly items: readonly PaletteItem[];
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
}

/** The records that the text finds. Until their answer is there, those of the text before it that have this one too. */
export function useFound(typed: string, paths: RecordPaths | undefined): Found {
  const text = useText('palette');
  const language = useLanguage();
  const { active } = useOrganizations();
  const now = typed.trim();
  const wanted = useDebouncedValue(now);
  const isAsked = paths !== undefined && active !== null && wanted !== '' && now !== '';
  const query = useQuery({ ...searchQueries.records(active?.id ?? '', wanted), enabled: isAsked });
  const isBehind = query.isPlaceholderData || wanted !== now;
  const lines = isAsked && query.data ? query.data.map((row) => lineOf(row, paths, text, language)) : [];
  return {
    items: isBehind ? lines.filter((line) => matchRank(line, now) !== null) : lines,
    isFetching: isAsked && (query.isFetching || wanted !== now),
    hasFailed: isAsked && query.isError && !isBehind,
  };
}

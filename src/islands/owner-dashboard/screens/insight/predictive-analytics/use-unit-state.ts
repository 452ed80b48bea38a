import type { UnitTenancy } from '#src/domain/insight/forecasts/vacancy.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

/** How a unit is held today, in words. */
export function useUnitState() {
  const { vacancy: text } = useText('forecasts');
  const language = useLanguage();
  const day = (date: string) => formatDate(date, language, 'short');
  const held = (state: UnitTenancy['state']) => {
    switch (state.code) {
      case 'leaves':
        return text.leaves({ day: day(state.lastDay) });
      case 'ends':
        return text.ends({ day: day(state.lastDay) });
      case 'open_ended':
        return text.open_ended;
      case 'vacant':
        return text.vacant({ day: day(state.since) });
    }
  };
  return ({ state, nextStartsOn }: Pick<UnitTenancy, 'state' | 'nextStartsOn'>) =>
    nextStartsOn === null ? held(state) : `${held(state)}, ${text.next({ day: day(nextStartsOn) })}`;
}

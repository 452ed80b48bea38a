import { analyze } from '#src/domain/public-forms/analyzer.ts';
import { choiceQueries } from '#src/domain/public-forms/analyzer-fields.ts';
import { type AnalyzerPlan, readPlans } from '#src/domain/public-forms/analyzer-plans.ts';
import {
  type AnalyzerState,
  portfolioOf,
  readState,
  writeQuery,
} from '#src/domain/public-forms/analyzer-state.ts';
import { fallbackLanguage, type Language, toLanguage } from '#src/i18n/language.ts';
import { part, reader } from './controls.ts';
import { show } from './show.ts';

/** What follows the form: reads it, reckons, and puts the answer into the page. */
export interface Follower {
  readonly form: HTMLFormElement;
  readonly language: Language;
  /** What is shown at the moment. */
  shown(): AnalyzerState;
  /** What the form says now, which may not be shown yet. */
  read(): AnalyzerState;
  update(): void;
  /** The visitor changed something: it is no longer the example, and the address becomes a link to it. */
  changed(): void;
  setPlans(plans: AnalyzerPlan[]): void;
}

/** @param link what the address says: a choice in it that does not exist is told until the visitor changes something */
export function makeFollower(form: HTMLFormElement, link: URLSearchParams): Follower {
  const language = toLanguage(form.dataset.language) ?? fallbackLanguage;
  let plans: AnalyzerPlan[] = readPlans(JSON.parse(form.dataset.prices ?? 'null')) ?? [];
  // The form itself cannot hold such a choice: it shows the one that stands in for it.
  let unknown = readState((query) => link.get(query), plans).refused.filter((name) => name in choiceQueries);
  const read = () => {
    const fromForm = readState(reader(form), plans);
    return { ...fromForm, refused: [...unknown, ...fromForm.refused] };
  };
  let state = read();
  const update = () => {
    state = read();
    show(form, state, analyze(portfolioOf(state)), language);
  };
  return {
    form,
    language,
    shown: () => state,
    read,
    update,
    changed() {
      unknown = [];
      update();
      part('example').hidden = true;
      history.replaceState(history.state, '', `?${writeQuery(state)}${location.hash}`);
    },
    setPlans(current) {
      plans = current;
      update();
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { measureQueries } from '#src/data/insight/measures/queries.ts';
import { figuresOf, spanQuestions } from '#src/domain/insight/analysis/figures.ts';
import {
  type AnalysisRequest,
  decodeAnalysis,
  encodeAnalysis,
  type UsualRequest,
} from '#src/domain/insight/analysis/request.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';

/** What an address means where it does not say. */
export function useUsual(): UsualRequest {
  const today = useToday();
  const { defaultCurrency } = useOrganization();
  return { today, currency: defaultCurrency };
}

/** What the address asks for, the section that is open, and how to ask for something else. */
export function useAnalysis() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const usual = useUsual();
  const request = decodeAnalysis(search, usual);
  const section = new URLSearchParams(search).get('section');
  const go = (next: AnalysisRequest, open: string | null) => {
    const params = encodeAnalysis(next, usual);
    if (open) params.set('section', open);
    const text = params.toString();
    navigate(text ? `${path}?${text}` : path, { replace: true });
  };
  return {
    request,
    section,
    change: (part: Partial<AnalysisRequest>) => go({ ...request, ...part }, section),
    openSection: (open: string) => go(request, open),
  };
}

/** Figures of measures in the period, the one before and a year before, asked for at once. */
export function useFigures(measures: readonly MeasureId[], request: AnalysisRequest) {
  const { id } = useOrganization();
  const questions = spanQuestions(measures, request);
  const query = useQuery(measureQueries.answers(id, questions));
  const figures = query.data ? figuresOf(questions, query.data, request.currency) : undefined;
  return { query, figures };
}

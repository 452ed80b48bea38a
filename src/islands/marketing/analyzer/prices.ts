import { type AnalyzerPlan, readPlans } from '#src/domain/public-forms/analyzer-plans.ts';

/**
 * Today's price list. The page itself may come from the service worker's store and be older; the list never does.
 * Null when it does not arrive or is none: the failure is logged, and the page says so.
 */
export async function fetchPlans(): Promise<AnalyzerPlan[] | null> {
  try {
    const answer = await fetch('/prices.json', { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`/prices.json: ${answer.status}`);
    const plans = readPlans(await answer.json());
    if (!plans) throw new Error('/prices.json is not a list of plans');
    return plans;
  } catch (error) {
    console.error(error);
    return null;
  }
}

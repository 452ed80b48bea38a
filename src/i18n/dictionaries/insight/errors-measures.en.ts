export const errorsMeasures = {
  measure_question_malformed: 'We can’t read this question. Choose the measure and the dates again.',
  measure_unknown: 'There is no such measure. Choose one from the list.',
  measure_cut_invalid: 'This measure can’t be broken down or filtered that way. Choose another breakdown.',
  measure_days_invalid: 'Choose dates between 1990 and 2100. The last day can’t come before the first.',
  measure_periods_too_many: 'That is too many months at once. Choose at most 20 years.',
};

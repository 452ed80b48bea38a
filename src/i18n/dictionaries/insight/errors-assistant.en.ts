export const errorsAssistant = {
  assistant_cap_reached:
    'This month’s budget for the model is used up. Uncheck the model: the answers without it are free.',
};

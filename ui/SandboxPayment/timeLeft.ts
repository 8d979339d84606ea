/** Formats a time such as "29:05", counted down in whole seconds. */
export const timeLeft = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

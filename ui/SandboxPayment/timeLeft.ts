/** Formats a remaining time in minutes and seconds, such as "29:05". Negative times are shown as "0:00". */
export const timeLeft = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

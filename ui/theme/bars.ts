/** Height of the header in pixels on a phone and a desktop, used until the page has measured it. */
export const headerHeight = { phone: 121, desk: 73 } as const;

/** CSS variable on the root element that holds the measured height of the header. */
export const headerProperty = '--tokri-header';

/**
 * Distance from the top of the screen to a little below the header, for sticky elements and scroll targets.
 */
export const belowHeader = `calc(var(${headerProperty}) + 0.75rem)`;

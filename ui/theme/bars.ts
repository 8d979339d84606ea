/** The header's height in pixels on a phone and on a desk, until a page has measured its own. */
export const headerHeight = { phone: 121, desk: 73 } as const;

/** Where a page writes what it has measured, on the root element. */
export const headerProperty = '--tokri-header';

/** The line beneath the header, with some air: where what sticks, or is scrolled to, begins. */
export const belowHeader = `calc(var(${headerProperty}) + 0.75rem)`;

/** The distance of notices from each edge of the screen in pixels; at the top they leave the header free. */
export const noticeMargin = { top: 68, right: 16, bottom: 16, left: 16 };

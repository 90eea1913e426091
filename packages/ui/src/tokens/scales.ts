/**
 * All tokens that are not colours. Each key becomes `--vo-<group>-<key>`. Font sizes are in rem, so that the browser's
 * text size applies; titles and figures grow with the page from 320 to 480 px.
 */
export const scales = {
  space: {
    "1": "4px",
    "2": "8px",
    "3": "12px",
    "4": "16px",
    "5": "20px",
    "6": "24px",
    "7": "32px",
    "8": "40px",
  },
  radius: { s: "6px", m: "12px", l: "20px", pill: "999px" },
  font: {
    display: '"Familjen Grotesk", "Familjen Grotesk Fallback", system-ui, sans-serif',
    text: '"Familjen Grotesk", "Familjen Grotesk Fallback", system-ui, sans-serif',
  },
  size: {
    caption: "0.875rem",
    body: "1rem",
    lead: "1.0625rem",
    title: "clamp(1.25rem, 1rem + 1.25vw, 1.5rem)",
    display: "clamp(1.75rem, 1.25rem + 2.5vw, 2.25rem)",
  },
  time: { page: "300ms", fade: "200ms", zoom: "300ms" },
  z: { header: "10", bar: "20", overlay: "30", toast: "40" },
} as const;

/** Values without a group: each key becomes `--vo-<key>`. */
export const singles = {
  touch: "44px",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  "page-max": "480px",
  "safe-top": "env(safe-area-inset-top)",
  "safe-bottom": "env(safe-area-inset-bottom)",
} as const;

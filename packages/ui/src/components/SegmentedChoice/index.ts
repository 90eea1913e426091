export { type ChoiceOption, SegmentedChoice, type SegmentedChoiceProps } from "./SegmentedChoice.tsx";

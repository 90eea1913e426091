export { ImageUpload, type ImageUploadProps, type UploadImage } from "./ImageUpload.tsx";

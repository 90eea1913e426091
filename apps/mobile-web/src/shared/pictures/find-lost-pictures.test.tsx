// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { GameIcon } from "@volado/ui";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { findLostPictures } from "./find-lost-pictures.ts";
import { adoptImageHosts } from "./picture-addresses.ts";

beforeAll(findLostPictures);
afterEach(() => {
  cleanup();
  adoptImageHosts([]);
});

const failed = vi.fn();
const picture = (attributes: object = {}) => {
  failed.mockClear();
  const { container } = render(<img src="/a.png" alt="" onError={failed} {...attributes} />);
  const [image] = container.getElementsByTagName("img");
  if (!image) throw new Error("There is no picture.");
  return image;
};

describe("a picture that doesn't load", () => {
  it("is retried once on the fallback host before the page sees the error", () => {
    const image = picture();
    adoptImageHosts(["cdn.example"]);
    fireEvent.error(image);
    expect(image.src).toBe("https://cdn.example/a.png");
    expect(failed).not.toHaveBeenCalled();
    fireEvent.error(image);
    expect(image.src).toBe("https://cdn.example/a.png");
    expect(failed).toHaveBeenCalledOnce();
  });

  it("is retried again after showing another picture", () => {
    adoptImageHosts(["cdn.example"]);
    const image = picture();
    fireEvent.error(image);
    image.src = "/b.png";
    fireEvent.error(image);
    expect(image.src).toBe("https://cdn.example/b.png");
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ["without another host", {}, []],
    ["with a data URL", { src: "data:image/png;base64,AA==" }, ["cdn.example"]],
  ])("fails at once %s", (_what, attributes, hosts) => {
    adoptImageHosts(hosts);
    const image = picture(attributes);
    const { src } = image;
    fireEvent.error(image);
    expect(image.src).toBe(src);
    expect(failed).toHaveBeenCalledOnce();
  });

  it("with several sizes falls back to its original size without another host, and then fails", () => {
    adoptImageHosts([]);
    const image = picture({ srcSet: "/a@2x.png 2x" });
    const { src } = image;
    Object.defineProperty(image, "currentSrc", {
      value: `${window.location.origin}/a@2x.png`,
      writable: true,
    });
    fireEvent.error(image);
    expect([image.srcset, image.src]).toEqual(["", src]);
    expect(failed).not.toHaveBeenCalled();
    Object.assign(image, { currentSrc: src });
    fireEvent.error(image);
    expect(failed).toHaveBeenCalledOnce();
  });

  it("with several sizes is retried in the failed size only", () => {
    adoptImageHosts(["cdn.example"]);
    const image = picture({ srcSet: "/a@2x.png 2x" });
    Object.defineProperty(image, "currentSrc", { value: `${window.location.origin}/a@2x.png` });
    fireEvent.error(image);
    expect(image.src).toBe("https://cdn.example/a@2x.png");
    expect(image.srcset).toBe("");
  });

  it("in the UI kit stays during the retry, and then shows the coin", () => {
    adoptImageHosts(["cdn.example"]);
    const { container } = render(<GameIcon imageUrl="/icon.svg" />);
    const [image] = container.getElementsByTagName("img");
    if (!image) throw new Error("There is no picture.");
    fireEvent.error(image);
    expect(image.src).toBe("https://cdn.example/icon.svg");
    expect(image.isConnected).toBe(true);
    fireEvent.error(image);
    expect(image.isConnected).toBe(false);
    expect(container.querySelector("svg")).not.toBe(null);
  });
});

it("other elements' errors are ignored", () => {
  adoptImageHosts(["cdn.example"]);
  const film = document.body.appendChild(document.createElement("video"));
  const heard = vi.fn();
  film.addEventListener("error", heard);
  fireEvent.error(film);
  expect(heard).toHaveBeenCalledOnce();
  film.remove();
});

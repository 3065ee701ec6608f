export const revalidate = 60;

const pictures = ["packages", "family", "premium", "honeymoon"];

/** Four pictures and a heading: the least that a page of this kind can be. */
export default function Page() {
  return (
    <main>
      <h1>Four pictures</h1>
      {pictures.map((name, index) => (
        <picture key={name}>
          <img
            src={`/${name}-tall-640.avif`}
            width={640}
            height={800}
            alt=""
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority={index === 0 ? "high" : undefined}
            style={{ width: "100%", height: "auto" }}
          />
        </picture>
      ))}
    </main>
  );
}
